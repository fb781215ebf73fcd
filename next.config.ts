import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  generateEtags: false,
  // The server does (server/compress-answers.ts), in two parts.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  // Nothing asks for its images, and what it cannot fetch it writes into the log as it was asked for.
  images: { unoptimized: true },
  // It would stand on the checkout that an author looks at.
  devIndicators: false,
  turbopack: { root: import.meta.dirname },
};

/** The production server runs without linaria, a development dependency. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: withLinaria } = await import('next-with-linaria');
  // The build adds the prefixes that its browsers need; linaria's own would bring back those of Internet Explorer.
  return withLinaria({ ...config, linaria: { prefixer: false } });
}
