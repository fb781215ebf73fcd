import { ITF } from 'jsbarcode/bin/barcodes/ITF';
import { useMemo } from 'react';
import { barcode } from './barcode.styles';

/** ITF-25 barcode as one path: black on white in both modes. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  const { width, path } = useMemo(() => drawItf(digits), [digits]);
  return (
    <svg
      className={barcode}
      viewBox={`-10 0 ${width + 20} 60`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-10" width={width + 20} height="60" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawItf(digits: string): { width: number; path: string } {
  const { data } = new ITF(digits, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} 0h${run.length}v60h-${run.length}z`);
  return { width: data.length, path: bars.join('') };
}
