import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { matchCall } from '../../renderer/gateway/match-call';
import { readAnswerExample } from './call-samples';
import table from './fault-table.json' with { type: 'json' };

/** One row of the table of faults, or a sound backend. */
export type Fault = (typeof table)['faults'][number]['fault'] | 'none';

interface Received {
  /** Method and path. */
  line: string;
  /** JSON text of a right answer. */
  answer: string;
}

/** 200 MB of zeros. */
const bomb = gzipSync(Buffer.alloc(200_000_000));
const html = '<!doctype html><h1>Bem-vindo ao nginx</h1>';
const elsewhere = '/api/v1/product/elsewhere';

/**
 * A backend on a TCP port that answers every call of the contract rightly, or with one fault.
 *
 * @param pace divides the times of the faults; 1: as the table says
 */
export class FaultBackend {
  fault: Fault = 'none';
  /** Number of requests by method and path. */
  readonly received = new Map<string, number>();
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #pace: number;
  #port = 0;

  private constructor(pace: number) {
    this.#pace = pace;
    this.#server = createServer((socket) => this.#take(socket));
  }

  static async start(pace: number): Promise<FaultBackend> {
    const backend = new FaultBackend(pace);
    await backend.listen();
    return backend;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Changes the fault; a refusing backend has no open port. */
  async play(fault: Fault): Promise<void> {
    if (fault === 'refused') await this.close();
    else if (!this.#server.listening) await this.listen();
    this.fault = fault;
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const line = readRequest(Buffer.concat(chunks).toString('latin1'));
      if (line === undefined) return;
      chunks.length = 0;
      this.received.set(line, (this.received.get(line) ?? 0) + 1);
      this.#answer(socket, { line, answer: answerOf(line) });
    });
  }

  #answer(socket: Socket, { line, answer }: Received): void {
    const right = respond(200, answer);
    const later = (seconds: number, act: () => void) => setTimeout(act, (seconds * 1_000) / this.#pace);
    const unknown = `{"unknown":${JSON.stringify(line)}}`;
    const plays: Record<Fault, () => unknown> = {
      none: () => socket.end(right),
      refused: () => socket.resetAndDestroy(),
      blackhole: () => undefined,
      rst: () => socket.resetAndDestroy(),
      fin: () => socket.end(),
      'lost-after-commit': () => later(0.5, () => socket.destroy()),
      'first-byte-5s': () => later(5, () => socket.end(right)),
      'first-byte-61s': () => later(61, () => socket.end(right)),
      drip: () => drip(socket, right, (act) => later(1, act)),
      'cut-body': () => socket.end(right.slice(0, -5)),
      'slow-close': () => {
        socket.write(right.replace(/content-length: \d+\r\n/, ''));
        later(5, () => socket.end());
      },
      '500': () => socket.end(respond(500, '')),
      '502-html': () => socket.end(respond(502, html, 'text/html')),
      '503-retry-after': () => socket.end(respond(503, html, 'text/html', 'retry-after: 1\r\n')),
      '429': () => socket.end(respond(429, '')),
      '200-html': () => socket.end(respond(200, html, 'text/html')),
      'bad-json': () => socket.end(respond(200, answer.slice(0, answer.length / 2))),
      'failing-schema': () => socket.end(respond(200, unknown)),
      empty: () => socket.end(respond(200, '')),
      proto: () => socket.end(respond(200, answer.replace('{', '{"__proto__":{"polluted":true},'))),
      'gzip-bomb': () => {
        socket.write(respond(200, '', 'application/json', 'content-encoding: gzip\r\n', bomb.byteLength));
        socket.end(bomb);
      },
      '302': () => socket.end(respond(302, '', 'text/plain', `location: ${elsewhere}\r\n`)),
      '307': () => socket.end(respond(307, '', 'text/plain', `location: ${elsewhere}\r\n`)),
      'wrong-encoding': () => socket.end(respond(200, answer, 'application/json', 'content-encoding: gzip\r\n')),
      'every-second': () => {
        if ((this.received.get(line) ?? 0) % 2 === 1) socket.resetAndDestroy();
        else socket.end(right);
      },
    };
    plays[this.fault]?.();
  }

  /** Whether a redirect was followed. */
  get hasFollowed(): boolean {
    return [...this.received.keys()].some((line) => line.endsWith(elsewhere));
  }
}

/** Method and path of a complete request; undefined while more of it is to come. */
function readRequest(text: string): string | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
  if (text.length < end + 4 + length) return undefined;
  const [method = '', target = ''] = text.split(' ', 2);
  return `${method} ${target.split('?', 1)[0]}`;
}

function answerOf(line: string): string {
  const [method = '', path = ''] = line.split(' ');
  const match = matchCall(method, path.split('/').slice(2).map(decodeURIComponent));
  return 'call' in match ? readAnswerExample(match.call.id) : '{}';
}

function respond(
  status: number,
  body: string,
  type = 'application/json',
  more = '',
  length = Buffer.byteLength(body),
): string {
  return `HTTP/1.1 ${status} Status\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${more}connection: close\r\n\r\n${body}`;
}

/** Sends a text byte by byte. */
function drip(socket: Socket, text: string, later: (act: () => void) => unknown, sent = 0): void {
  if (socket.destroyed || sent >= text.length) return;
  socket.write(text[sent] ?? '');
  later(() => drip(socket, text, later, sent + 1));
}
