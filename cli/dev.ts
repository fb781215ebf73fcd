import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { inspectConfig } from '../checks/inspect-config';
import { findFreePort, readPort } from '../scripts/setup/find-port';
import { findRunning } from '../scripts/setup/find-running';
import { onStop } from '../scripts/setup/on-stop';
import { root } from '../scripts/setup/run-command.mjs';
import { runServer } from '../scripts/setup/run-server';
import { reportStartError } from '../server/report-start-error';
import { formatAddresses, linkBrand } from './brand/format-addresses';
import { CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { nameOfPath } from './project/name-of-path';
import { requireBrand } from './project/require-brand';

const texts = {
  'pt-BR': {
    summary: 'abre o estúdio e o checkout; o que você salva aparece sozinho',
    brand: 'MARCA',
    portHint: 'PORTA',
    port: 'a porta ou a próxima livre (padrão: a da variável PORT, ou 3000)',
    portTaken: (wanted: number, port: number) => `A porta ${wanted} está ocupada; usando a ${port}.`,
    opening: 'Abrindo o checkout…',
    saved: 'O que você salva em brands/, flows/ e nos textos aparece sozinho. Ctrl+C encerra.',
  },
  en: {
    summary: 'opens the studio and the checkout; what is saved shows by itself',
    brand: 'BRAND',
    portHint: 'PORT',
    port: 'the port, or the next free one after it; that of the variable PORT, or 3000, when not said',
    portTaken: (wanted: number, port: number) => `Port ${wanted} is taken; using ${port}.`,
    opening: 'Opening the checkout…',
    saved: 'What is saved in brands/, flows/ and the words shows by itself. Ctrl+C ends it.',
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    brand: { type: 'positional', required: false, valueHint: text.brand },
    port: { type: 'string', valueHint: text.portHint, description: text.port },
  }),
  run: async ({ args, text, language, terminal }) => {
    const brandId = args.brand && nameOfPath(args.brand, 'brands');
    const wanted = readWanted(args.port);
    const links = brandId === undefined ? [] : linkBrand(requireBrand(inspectConfig(root), brandId, language));
    const running = await findRunning(root);
    if (running) throw new CommandError(reportStartError(running, language));
    const port = await findFreePort(wanted);
    if (port !== wanted) terminal.write(`${text.portTaken(wanted, port)}\n`);
    terminal.write(`${text.opening}\n`);
    const server = runServer(port, { isDev: true, language });
    onStop((signal) => server.stop(signal));
    try {
      if (!(await server.isReady())) return exitCodes.failed;
      const pages = links.length > 0 ? links : [{ href: '/' }];
      // The first request of a page compiles it, so that the author does not wait.
      await fetch(`${server.origin}${links[0]?.href ?? '/lead'}`).catch(() => undefined);
      const addresses = formatAddresses(server.origin, pages, brandId, language);
      terminal.write(`\n${addresses}\n${text.saved}\n`);
      return (await server.exited) === 0 ? exitCodes.clean : exitCodes.failed;
    } finally {
      server.stop();
    }
  },
});

/** @throws UsageError when the option, or else PORT, is no valid port */
function readWanted(option: string | undefined): number {
  try {
    return readPort(option ?? process.env.PORT);
  } catch (error) {
    throw new UsageError(`${option === undefined ? 'PORT' : '--port'}: ${(error as Error).message}`);
  }
}
