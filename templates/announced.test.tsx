import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiCallError } from '../renderer/api/api';
import type { StepComponentProps } from '../renderer/contract/step-contract';
import { ExamplePage } from '../renderer/testing/example-page';
import { nextFrames } from '../renderer/testing/next-frames';
import { loadLateParts, states, templateIds } from '../renderer/testing/test-states';

/** Templates with their own calls. */
const steps = import.meta.glob<ComponentType<StepComponentProps>>(
  ['./*/*.generated.ts', '!./*/*.example.generated.ts'],
  { import: 'default' },
);
const regions = '[role=alert], [role=status], [aria-live]';

beforeAll(loadLateParts);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Texts that live regions get. */
function watchRegions(root: Element) {
  const heard: string[] = [];
  const hear = ({ target, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const words = [...addedNodes].map(({ textContent }) => textContent).join('') || target.textContent || '';
    const isNewAlert = [...addedNodes].some((node) => node instanceof Element && node.matches('[role=alert]'));
    if (element?.closest(regions) ? words !== '' : isNewAlert) heard.push(words);
  };
  new MutationObserver((records) => records.forEach(hear)).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return heard;
}

const requested = new Set<string>();

it.each(templateIds.flatMap((id) => [503, 404].map((status) => [id, status] as const)))(
  '%s announces each answer %d to a press, also one that repeats',
  async (templateId, status) => {
    vi.spyOn(window, 'print').mockReturnValue();
    const example = states.find((state) => state.templateId === templateId)?.example;
    const Step = await steps[`./${templateId}/${templateId}.generated.ts`]?.();
    if (!example || !Step) throw new RangeError(templateId);
    let calls = 0;
    const refuse = async (id: string) => {
      // The page itself asks for the state of a payment and, from the first touch on, for the buyer's price.
      if (!['loadPayment', 'loadPlan', 'loadPlansV2'].includes(id)) calls += 1;
      throw new ApiCallError(status, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
    };
    const player = (props: StepComponentProps) => <Step {...props} api={refuse} />;
    const { container } = await render(<ExamplePage player={player} templateId={templateId} example={example} />);
    await vi.waitFor(() => expect(container.querySelector('main :is(h1, [data-load-failed])')).not.toBeNull());
    await nextFrames();
    const heard = watchRegions(container);
    const list = () => [...container.querySelectorAll('main button')] as HTMLButtonElement[];
    for (const { textContent: name } of list())
      for (const turn of ['first', 'second']) {
        const before = calls;
        heard.length = 0;
        list()
          .find(({ textContent }) => textContent === name)
          ?.click();
        await nextFrames();
        if (calls === before) break;
        requested.add(templateId);
        await vi.waitFor(() => expect(heard, `${turn} press on ${name}`).not.toEqual([]));
      }
  },
);

it('of the templates that ask the backend again, each was pressed', () => {
  expect([...requested]).toEqual(expect.arrayContaining(['md', 'phone-verification', 'select-school']));
});
