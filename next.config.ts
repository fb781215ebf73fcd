import type { NextConfig } from 'next';
import withLinaria from 'next-with-linaria';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  generateEtags: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
};

export default withLinaria(config);
