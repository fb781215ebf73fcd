import withLinaria, { type LinariaConfig } from 'next-with-linaria';

const config: LinariaConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  generateEtags: false,
  // The server does (scripts/serve/compress-answers.ts), in two parts.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  // Nothing asks for its images, and what it cannot fetch it writes into the log as it was asked for.
  images: { unoptimized: true },
  // It would stand on the checkout that an author looks at.
  devIndicators: false,
  turbopack: { root: import.meta.dirname },
  // The build adds the prefixes that its browsers need; linaria's own would bring back those of Internet Explorer.
  linaria: { prefixer: false },
};

export default withLinaria(config);
