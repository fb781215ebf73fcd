import { findInValid, mistakes, scoreMistakes } from '../mistakes/score-mistakes';
import { buildRow, type Row } from './row';

/** Scores the check against authors' mistakes. Counts do not vary, so one round is enough. */
export function measureMistakes(): Row[] {
  const scored = scoreMistakes();
  const shareOf = (count: number) => count / scored.length;
  const found = scored.filter(({ findings }) => findings > 0).length;
  const rows = [
    ['found', shareOf(found), { atLeast: 1 }],
    ['findings each', shareOf(scored.reduce((sum, { findings }) => sum + findings, 0)), { atMost: 1.2 }],
    ['reported on the right line', shareOf(scored.filter(({ isRightLine }) => isRightLine).length), { atLeast: 0.9 }],
    ['reported with help', shareOf(scored.filter(({ hasHelp }) => hasHelp).length), { atLeast: 0.9 }],
    ['mended by --fix', shareOf(scored.filter(({ hasFix }) => hasFix).length), { atLeast: 0.5 }],
    ['findings in the catalogue without a mistake', findInValid().length, { atMost: 0 }],
  ] as const;
  return rows.map(([what, figure, goal]) =>
    buildRow({
      suite: 'mistakes',
      what: `${mistakes.length} seeded mistakes: ${what}`,
      unit: '',
      ours: [figure],
      comparison: 'value',
      goal,
    }),
  );
}
