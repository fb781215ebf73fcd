import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Manifests } from '../model/flow/resolve-step';
import type { StepComponentProps } from '../renderer/contract/step-contract';
import { ErrorBoundary } from '../renderer/report/error-boundary';
import { FramedExamplePage } from '../renderer/testing/example-page';
import { listBareTexts } from '../renderer/testing/list-bare-texts';
import { nextFrames } from '../renderer/testing/next-frames';
import { renderExample } from '../renderer/testing/render-example';
import { translatePage } from '../renderer/testing/translate-page';
import { tryControls } from '../renderer/testing/try-controls';
import { listCrowdedTexts, zoomText } from '../renderer/testing/zoom-text';
import type { TemplateId } from '../schemas/generated/types';
import type { TemplateExample } from '../studio/recorded-example';
import { loadLateParts, manifests, players, states, watchComplaints } from './test-states';

/** What follows a state on the same page: a press, a payment that is not known, an answer, the state that stands behind it in the file. */
function listNext(templateId: TemplateId, example: TemplateExample): TemplateExample[] {
  const own = states.filter((state) => state.templateId === templateId).map((state): TemplateExample => state.example);
  const following = own[(own.indexOf(example) + 1) % own.length];
  return [
    { ...example, phase: 'sending' },
    { ...example, phase: 'confirming' },
    { ...example, formError: { code: 'generic' } },
    { ...example, formError: { code: 'network' } },
    example,
    ...(following && !following.isSubmitted ? [following] : []),
  ];
}

/** Every template as the outlet is given it. */
const played = {
  manifests: byTemplate(manifests) as Manifests,
  templates: byTemplate(players) as Record<TemplateId, ComponentType<StepComponentProps>>,
};

function byTemplate(files: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file.split('/')[1], content]));
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
    /** What was typed and chosen is forgotten. */
    showAnew: async () => {
      await screen.rerender(<main data-played />);
      await screen.rerender(page(example));
    },
  };
}

/** The words of a page below its overlay, once they stay. */
async function readWords(container: Element): Promise<string> {
  for (let words: string | undefined; ; ) {
    const before: string | undefined = words;
    words = container.querySelector('main')?.parentElement?.textContent ?? '';
    if (words === before) return words;
    await nextFrames();
  }
}

/** The first touch of a page loads what it does not need before. */
async function touch(container: Element): Promise<void> {
  document.dispatchEvent(new FocusEvent('focusin'));
  await loadLateParts();
  await readWords(container);
}

/** Every second state, as two files share them that run at once. */
export function testWalks(share: 'odd' | 'even'): void {
  const complaints = watchComplaints();
  const shared = states.filter((_, index) => (index % 2 === 0) === (share === 'even'));
  describe.each(shared)('$templateId: $name', ({ templateId, name, example }) => {
    it('can be read at twice the size, and works while a translator changes its texts', async () => {
      // A countdown stands still, so that the words can be compared.
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
      expect.soft(listCrowdedTexts(container), `${templateId}, ${name}: at twice the size`).toEqual([]);
      takeBack();
      const following = listNext(templateId, example);
      for (const next of following) {
        await showNext(next);
        ownWords.push(await readWords(container));
        expect.soft(listBareTexts(container), `${templateId}, ${name}: bare texts`).toEqual([]);
      }

      await showAnew();
      await touch(container);
      const stop = translatePage();
      try {
        for (const [index, next] of following.entries()) {
          await showNext(next);
          const words = await readWords(container);
          expect.soft(words, `${templateId}, ${name}: a text of before stays`).toBe(ownWords[index]);
        }
        await showNext(example);
        let used = '';
        await tryControls(container, (control) => {
          expect(complaints, `${templateId}, ${name}: after ${used}`).toEqual([]);
          used = (control.cloneNode() as Element).outerHTML;
        });
        expect(complaints, `${templateId}, ${name}: after ${used}`).toEqual([]);
        expect(container.querySelector('h1')?.textContent).not.toBe('crashed');
      } finally {
        stop();
        window.removeEventListener('error', note);
        vi.useRealTimers();
      }
    });
  });
}
