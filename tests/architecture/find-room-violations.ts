import type { IModule } from 'dependency-cruiser';
import { findRoom, findUnknownRoom, roomOrder } from './room-order';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/test-[^/]+\.tsx?$/.test(file);

/**
 * Imports from a higher room, cycles of two rooms, and folders outside the rooms. Tests are skipped: they may use
 * higher rooms.
 */
export function findRoomViolations(modules: readonly IModule[]): string[] {
  const own = modules.filter(({ source }) => !isTest(source));
  const unknown = own.map(({ source }) => findUnknownRoom(source)).filter((room) => room !== undefined);
  const imports = own.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [findRoom(source), findRoom(resolved)];
      return from && to && from !== to && !isTest(resolved) ? [{ from, to, source, resolved }] : [];
    }),
  );
  const pairs = new Set(imports.map(({ from, to }) => `${from} ${to}`));
  const up = imports.filter(({ from, to }) => roomOrder.indexOf(from) > roomOrder.indexOf(to));
  return [
    ...[...new Set(unknown)].map((room) => `no room: ${room}`),
    ...up.map(({ from, to, source, resolved }) => {
      const kind = pairs.has(`${to} ${from}`) ? 'circle of rooms' : 'arrow up';
      return `${kind} ${from} → ${to}: ${source} → ${resolved}`;
    }),
  ];
}
