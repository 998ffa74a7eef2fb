import { mdiClose } from '@mdi/js';
import { Dialog } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { close } from '../kit/texts';
import styles from './PhotoDialog.module.css';

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  onClose: () => void;
}

/** A photo as large as the screen allows. */
export const PhotoDialog = ({ src, alt, width, height, onClose }: Props) => (
  <Dialog aria-label={alt} onClose={onClose} className={styles.dialog}>
    <IconButton aria-label={close} autoFocus onClick={onClose} className={styles.close}>
      <Icon path={mdiClose} />
    </IconButton>
    <img src={src} alt={alt} width={width} height={height} className={styles.picture} />
  </Dialog>
);
