import { ConfirmDialog } from '../../kit/ConfirmDialog';
import * as texts from './texts';

interface Props {
  /** How many of the guests the rooms sleep. */
  title: string;
  /** Leads to the rooms that can be added; undefined if none is free. */
  onAdd: (() => void) | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before rooms are booked that sleep fewer people than the party. */
export const TooSmallDialog = ({ title, onAdd, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    title={title}
    cancel={onAdd ? texts.addRoom : texts.changeSelection}
    confirm={texts.bookAnyway}
    isLoss={false}
    onCancel={() => {
      onClose();
      onAdd?.();
    }}
    {...{ onConfirm, onClose }}
  >
    {onAdd ? texts.bedsNotPromised : texts.noMoreBeds}
  </ConfirmDialog>
);
