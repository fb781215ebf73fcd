import { reportStartError } from '../server/report-start-error';
import { buildApp } from './build/build-app.mjs';
import { findFreePort, readPort } from './setup/find-port';
import { findRunning } from './setup/find-running';
import { listToolLinks } from './setup/list-tool-links';
import { onStop } from './setup/on-stop';
import { copyPublicFiles, generateCode } from './setup/prepare-sources.mjs';
import { SetupError, say, secondsSince } from './setup/progress.mjs';
import { root } from './setup/run-command.mjs';
import { runServer } from './setup/run-server';
import { terminalLanguage } from './setup/terminal-language.mjs';

const text = {
  'pt-BR': {
    portTaken: (wanted: number, port: number) => `A porta ${wanted} está ocupada; usando a ${port}.`,
    noPort: (wanted: number) => `Não há porta livre a partir da ${wanted}: escolha outra com PORT=.`,
    isUp: (time: string) => `O checkout está no ar depois de ${time}:`,
    end: 'Ctrl+C encerra.',
  },
  en: {
    portTaken: (wanted: number, port: number) => `Port ${wanted} is taken; using ${port}.`,
    noPort: (wanted: number) => `No port from ${wanted} on is free: choose another one with PORT=.`,
    isUp: (time: string) => `The checkout is up after ${time}:`,
    end: 'Ctrl+C ends it.',
  },
}[terminalLanguage];

/** `npm start`: completes the set-up, starts the checkout with the sandbox, prints its links. */
async function start(): Promise<number> {
  const begin = performance.now();
  let server: ReturnType<typeof runServer> | undefined;
  // The server finishes open requests before it exits; then we exit too.
  onStop((signal) => (server ? server.stop(signal) : process.exit(143)));
  const wanted = readWanted();
  const running = await findRunning(root);
  if (running) throw new SetupError(reportStartError(running, terminalLanguage, { setsVariables: true }));
  await generateCode();
  // It needs the generated code.
  const { formatLinks } = await import('./setup/format-links');
  const links = formatLinks(root, terminalLanguage);
  await copyPublicFiles();
  await buildApp();

  const port = await findFreePort(wanted).catch((error) => {
    throw error instanceof RangeError ? new SetupError(text.noPort(wanted)) : error;
  });
  if (port !== wanted) say(text.portTaken(wanted, port));
  server = runServer(port, { language: terminalLanguage });
  try {
    if (await server.isReady()) {
      say(`\n${text.isUp(secondsSince(begin))}\n\n${links.replaceAll(/(?<= )\/\S*$/gm, `${server.origin}$&`)}`);
      for (const link of listToolLinks(server.origin, process.env, terminalLanguage)) say(link);
      say(`\n${text.end}`);
    }
    return await server.exited;
  } finally {
    server.stop();
  }
}

function readWanted(): number {
  try {
    return readPort(process.env.PORT);
  } catch (error) {
    throw new SetupError(`PORT: ${(error as Error).message}`);
  }
}

process.exit(await start());
