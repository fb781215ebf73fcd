import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** hung: accepts, and never answers. refused: no open port. slow: each answer comes 5 s late. html: a web page. */
export const sideFaults = ['hung', 'refused', 'slow', 'html'] as const;
export type SideFault = (typeof sideFaults)[number];

const lateMs = 5_000;
const page = '<!doctype html><h1>Bem-vindo ao nginx</h1>';
const html = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\nconnection: close\r\n\r\n${page}`;

/** A port before a sound service. Its fault may change at any time. */
export interface SideService {
  port: number;
  /** Requests, or parts of them, that have arrived. */
  calls: number;
  play(fault: SideFault | 'none'): Promise<void>;
  close(): Promise<void>;
}

/** @param target port of the sound service on this machine */
export async function startSideService(target: number): Promise<SideService> {
  const sockets = new Set<Socket>();
  let state: SideFault | 'none' = 'none';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((caller) => {
    keep(caller);
    const sound = keep(connect(target, '127.0.0.1'));
    caller
      .on('close', () => sound.destroy())
      .on('data', (chunk) => {
        service.calls += 1;
        if (state === 'html') caller.end(html);
        else if (state !== 'hung') sound.write(chunk);
      });
    sound
      .on('close', () => caller.destroy())
      .on('data', (chunk) => {
        if (state === 'slow') setTimeout(() => caller.write(chunk), lateMs).unref();
        else if (state === 'none') caller.write(chunk);
      });
  });
  const listen = async () => {
    server.listen(service.port, '127.0.0.1');
    await once(server, 'listening');
    service.port = (server.address() as AddressInfo).port;
  };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  const service: SideService = {
    port: 0,
    calls: 0,
    close,
    async play(fault) {
      state = fault;
      if (fault === 'refused') await close();
      else if (!server.listening) await listen();
    },
  };
  await listen();
  return service;
}
