/**
 * Rooms of the project from top to bottom: a room imports only from lower rooms (docs/data-flow.md). Each folder of
 * `renderer/` is a room.
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
  'renderer/receipt',
  'renderer/payment-form',
  'renderer/units',
  'renderer/video',
  'renderer/player',
  'renderer/pieces',
  'renderer/payment',
  'renderer/forms',
  'renderer/analytics',
  'renderer/contract',
  'renderer/wait',
  'renderer/api',
  'renderer/page',
  'renderer/document',
  'renderer/session',
  'renderer/server',
  'renderer/checkout',
  'renderer/gateway',
  'renderer/flags',
  'renderer/report',
  'checks',
  'sandbox',
  'renderer/ui',
  'renderer/chunks',
  'catalogue',
  'model',
  'schemas',
] as const;

type Room = (typeof roomOrder)[number];

/** Test tools live beside the rooms of the renderer. */
const testTools = 'renderer/testing';

/** The generated player of examples lives beside the templates and belongs to the studio. */
const examples = /^templates\/.*\b(?:example|example-steps|example-files)\.generated\.tsx?$/;

/** Room of a file; undefined outside all rooms. */
export function findRoom(file: string): Room | undefined {
  if (examples.test(file)) return 'studio';
  return roomOrder.find((room) => file.startsWith(`${room}/`));
}

/** Folder of a code file outside all rooms; undefined for a file in a room or at the root. */
export function findUnknownRoom(file: string): string | undefined {
  const [top = '', folder = ''] = file.split('/');
  if (findRoom(file) !== undefined || folder === '' || !/^(?!node_modules\/).*\.(?:tsx?|mjs)$/.test(file))
    return undefined;
  const room = top === 'renderer' ? `${top}/${folder}` : top;
  return room === testTools ? undefined : room;
}
