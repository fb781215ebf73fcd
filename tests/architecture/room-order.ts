/**
 * The rooms of the project, from the top to the bottom: a room imports only from rooms that stand below it (docs/data-flow.md).
 * A folder of `renderer/` is a room of its own.
 */
export const roomOrder = [
  'tests',
  'cli',
  'scripts',
  'pages',
  'server',
  'studio',
  'templates',
  'renderer/outlet',
  'renderer/payment',
  'renderer/step',
  'renderer/forms',
  'renderer/contract',
  'renderer/wait',
  'renderer/api',
  'renderer/ui',
  'renderer/page',
  'renderer/document',
  'renderer/session',
  'renderer/server',
  'renderer/checkout',
  'checks',
  'catalogue',
  'renderer/gateway',
  'renderer/report',
  'sandbox',
  'model',
  'schemas',
] as const;

type Room = (typeof roomOrder)[number];

/** Tools of the tests stand beside the rooms of the renderer. */
const testTools = 'renderer/testing';

/** Generated code that plays the examples stands beside the templates and belongs to the studio. */
const examples = /^templates\/.*\b(?:example|example-steps|state-files)\.generated\.tsx?$/;

/** The room of a file; undefined for a file outside of all rooms. */
export function findRoom(file: string): Room | undefined {
  if (examples.test(file)) return 'studio';
  return roomOrder.find((room) => file.startsWith(`${room}/`));
}

/** The folder of a code file that belongs to no room; undefined for all other files. */
export function findUnknownRoom(file: string): string | undefined {
  const [top = '', folder = ''] = file.split('/');
  if (findRoom(file) !== undefined || top !== 'renderer') return undefined;
  const room = `${top}/${folder}`;
  return room === testTools ? undefined : room;
}
