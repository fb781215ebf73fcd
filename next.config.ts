import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  generateEtags: false,
  // The server compresses (server/compress-answers.ts).
  compress: false,
  typescript: { ignoreBuildErrors: true },
  // Nothing uses Next's image service, and it would log failed URLs unmasked.
  images: { unoptimized: true },
  // It would cover the checkout that an author looks at.
  devIndicators: false,
  // It finds paths of the App Router, which no page here uses.
  experimental: { clientRouterFilter: false },
  turbopack: {
    root: import.meta.dirname,
    // Next's router brings both, and uses neither: patterns are for rewrites, the process for Node.js.
    resolveAlias: {
      'next/dist/compiled/path-to-regexp': { browser: false },
      'next/dist/compiled/process': { browser: './renderer/page/browser-process.json' },
    },
  },
};

/** The production server runs without linaria, a development dependency. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: withLinaria } = await import('next-with-linaria');
  // The build adds the needed prefixes; linaria's own would add those of Internet Explorer.
  // The build reads from the maps what each script contains (scripts/build/inventory), and removes them.
  return withLinaria({ ...config, productionBrowserSourceMaps: true, linaria: { prefixer: false } });
}
