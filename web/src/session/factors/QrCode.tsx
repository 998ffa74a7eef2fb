import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** The empty border that readers need around it, in squares. */
const QUIET_ZONE = 4;

/** The dark squares of a matrix as one path: a run of them in a row is one rectangle. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...runs.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');

/** A text as a QR code, dark on white in both appearances. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={pathOf(data)} />
    </svg>
  );
}
