import styles from './ShortReference.module.css';

const SHOWN = 6;

/** A reference by its last six characters; copied, or read aloud, it is whole. */
export function ShortReference({ id }: { id: string }) {
  return (
    <span title={id} className={styles.reference}>
      <span className={styles.rest}>{id.slice(0, -SHOWN)}</span>
      {id.slice(-SHOWN)}
    </span>
  );
}
