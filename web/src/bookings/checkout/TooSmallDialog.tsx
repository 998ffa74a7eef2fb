import { ConfirmDialog } from '../../kit/ConfirmDialog';
import * as texts from './texts';

interface Props {
  /** How many of the guests the rooms sleep. */
  title: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before rooms are booked that sleep fewer people than the party. */
export const TooSmallDialog = ({ title, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    title={title}
    cancel={texts.addRoom}
    confirm={texts.bookAnyway}
    isLoss={false}
    {...{ onConfirm, onClose }}
  >
    {texts.bedsNotPromised}
  </ConfirmDialog>
);
