import { formatDay } from '../model/money/format-day';

/** Cells use a fixed date, so that pictures can be compared. */
export const dayOfCells = '2026-11-21';

/** Explains the dates of cells to their readers. */
export const dayNote = `As datas das prévias contam a partir de um dia fixo: ${formatDay(dayOfCells)}.`;
