import { mdiArchiveOutline } from '@mdi/js';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import textStyles from '../kit/text.module.css';
import rows from './rows.module.css';
import * as texts from './texts';
import styles from './ArchivedBar.module.css';

interface Props {
  isSending: boolean;
  onUnarchive: () => void;
}

/** Below the header of an archived chat: says until when, and returns it to the list. */
export const ArchivedBar = ({ isSending, onUnarchive }: Props) => (
  <div className={styles.bar}>
    <Icon path={mdiArchiveOutline} size="small" className={styles.icon} />
    <p role="status" className={classNames(textStyles.small, rows.grow)}>
      {texts.isArchived}
    </p>
    <Button size="small" loading={isSending} onClick={onUnarchive}>
      {texts.unarchive}
    </Button>
  </div>
);
