import { describe, expect, it, vi } from 'vitest';
import type { TemplateId } from '../../schemas/generated/types';
import type { TemplateExample } from '../../studio/read-examples';
import { ErrorBoundary } from '../report/error-boundary';
import { FramedExamplePage } from './example-page';
import { listBareTexts } from './list-bare-texts';
import { nextFrames, passChunks } from './next-frames';
import { renderExample } from './render-example';
import { played, states, walked, watchComplaints } from './test-states';
import { translatePage } from './translate-page';
import { tryControls } from './try-controls';
import { listCrowdedTexts, zoomText } from './zoom-text';

const phases: readonly Partial<TemplateExample>[] = [
  { phase: 'sending' },
  { phase: 'confirming' },
  { formError: { code: 'generic' } },
  { formError: { code: 'network' } },
];

/**
 * States that follow on the same page: phases of the example, the example itself, and the next one in the file. A
 * template's examples share the phases; the nightly run shows each example in each.
 */
function listNext(templateId: TemplateId, example: TemplateExample): TemplateExample[] {
  const own = states.filter((state) => state.templateId === templateId).map((state): TemplateExample => state.example);
  const place = own.indexOf(example);
  const following = own[(place + 1) % own.length];
  const shares = process.env.NIGHTLY ? 1 : Math.min(own.length, phases.length);
  return [
    ...phases.filter((_, index) => index % shares === place % shares).map((phase) => ({ ...example, ...phase })),
    example,
    ...(following && !following.isSubmitted ? [following] : []),
  ];
}

async function showFramed(templateId: TemplateId, example: TemplateExample) {
  const page = (shown: TemplateExample) => (
    <ErrorBoundary fallback={<h1>crashed</h1>}>
      <FramedExamplePage {...played} templateId={templateId} example={shown} />
    </ErrorBoundary>
  );
  const screen = await renderExample(page(example));
  return {
    container: screen.container,
    showNext: (next: TemplateExample) => screen.rerender(page(next)),
    /** Clears typed and chosen values. */
    showAnew: async () => {
      await screen.rerender(<main data-played />);
      await screen.rerender(page(example));
    },
  };
}

/** Text of a page, without its overlay, once its chunks are there and it no longer changes. */
async function readWords(container: Element): Promise<string> {
  for (let words: string | undefined; ; ) {
    await passChunks();
    const before: string | undefined = words;
    words = container.querySelector('main')?.parentElement?.textContent ?? '';
    if (words === before) return words;
    await nextFrames();
  }
}

/** The first touch loads the chunks that the page did not need before. */
async function touch(container: Element): Promise<void> {
  document.dispatchEvent(new FocusEvent('focusin'));
  await readWords(container);
}

/** Tests every second state: two files share the states and run in parallel. */
export function testWalks(share: 'odd' | 'even'): void {
  const complaints = watchComplaints();
  const shared = walked.filter((_, index) => (index % 2 === 0) === (share === 'even'));
  describe.each(shared)('$templateId: $name', ({ templateId, name, example }) => {
    it('is readable at twice the text size, and works under a browser translator', async () => {
      // Stops countdowns, so that texts can be compared.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      vi.spyOn(window, 'print').mockReturnValue();
      const note = (event: ErrorEvent) => {
        event.preventDefault();
        complaints.push(String(event.error));
      };
      window.addEventListener('error', note);
      const { container, showNext, showAnew } = await showFramed(templateId, example);
      const ownWords: string[] = [];
      await touch(container);
      const takeBack = zoomText(container, 2);
      expect
        .soft(listCrowdedTexts(container), `${templateId}, ${name}: crowded texts at twice the text size`)
        .toEqual([]);
      takeBack();
      const following = listNext(templateId, example);
      for (const next of following) {
        await showNext(next);
        ownWords.push(await readWords(container));
        expect
          .soft(listBareTexts(container), `${templateId}, ${name}: texts without an element of their own`)
          .toEqual([]);
      }

      const tryTranslated = async () => {
        await showAnew();
        await touch(container);
        const stop = translatePage();
        try {
          for (const [index, next] of following.entries()) {
            await showNext(next);
            const words = await readWords(container);
            expect.soft(words, `${templateId}, ${name}: an old text stays after the change`).toBe(ownWords[index]);
          }
          await showNext(example);
          let used = '';
          await tryControls(container, (control) => {
            expect(complaints, `${templateId}, ${name}: complaints after ${used}`).toEqual([]);
            used = (control.cloneNode() as Element).outerHTML;
          });
          expect(complaints, `${templateId}, ${name}: complaints after ${used}`).toEqual([]);
          expect(container.querySelector('h1')?.textContent).not.toBe('crashed');
        } finally {
          stop();
        }
      };
      try {
        await tryTranslated();
        expect(complaints, `${templateId}, ${name}: complaints`).toEqual([]);
      } finally {
        window.removeEventListener('error', note);
        vi.useRealTimers();
      }
    });
  });
}
