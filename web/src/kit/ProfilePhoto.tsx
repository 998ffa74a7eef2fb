import { squareOf } from './photoSizes';
import styles from './ProfilePhoto.module.css';

interface Props {
  photo: string | null;
  size?: number;
  /** Empty where a name stands beside it. */
  alt?: string;
}

/** A person's photo in a circle, or the default avatar. */
export function ProfilePhoto({ photo, size = 32, alt = '' }: Props) {
  return (
    <img
      src={photo ? squareOf(photo, size) : '/avatar.svg'}
      alt={alt}
      width={size}
      height={size}
      className={styles.photo}
    />
  );
}
