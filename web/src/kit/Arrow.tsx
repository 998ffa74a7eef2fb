import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './Arrow.module.css';

/** The round button at one side of pictures that turns them. */
export function Arrow({
  side,
  label,
  onClick,
}: {
  side: 'left' | 'right';
  label: string;
  onClick: () => void;
}) {
  return (
    <IconButton aria-label={label} onClick={onClick} className={classNames(styles.arrow, styles[side])}>
      <Icon path={side === 'left' ? mdiChevronLeft : mdiChevronRight} />
    </IconButton>
  );
}
