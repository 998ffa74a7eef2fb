import { classNames } from './classNames';
import styles from './DoorPicture.module.css';

/** A small picture of a door: open with light in it, or closed. */
export function DoorPicture({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width={88} height={88} viewBox="0 0 88 88" aria-hidden className={styles.door}>
      <rect className={styles.wall} width="88" height="88" rx="22" />
      <path className={styles.frame} d="M20 74V42a24 24 0 0 1 48 0v32Z" />
      {isOpen ? (
        <>
          <path className={styles.light} d="M27 74V42a17 17 0 0 1 34 0v32Z" />
          <path className={classNames(styles.light, styles.beam)} d="M27 74h34l10 14H17Z" />
          <path className={styles.leaf} d="M27 42v32l-9 6V38a17 17 0 0 1 14-12 17 17 0 0 0-5 16Z" />
        </>
      ) : (
        <>
          <path className={styles.leaf} d="M27 74V42a17 17 0 0 1 34 0v32Z" />
          <circle className={styles.light} cx="54" cy="56" r="2.5" />
        </>
      )}
      <path className={styles.frame} d="M0 74h88v3H0Z" />
    </svg>
  );
}
