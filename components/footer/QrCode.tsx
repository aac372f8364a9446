import { encode } from 'uqr';
import { QR_PX } from './constants';
import { copy } from './copy';

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Black on white in every theme, for cameras. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const modules = data
    .flatMap((row, y) => row.flatMap((black, x) => (black ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      width={QR_PX}
      height={QR_PX}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={copy.qr(text)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={modules} />
    </svg>
  );
}
