import { fill } from '../../../../schema/fill';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import { namesOf } from '../duties/dutyWords';
import { useEditorsChangedSubscription, type EditorsChangedSubscriptionVariables } from './Editors.generated';
import styles from './OtherEditors.module.css';
import * as texts from './texts';

/** A kind of record whose page says who else edits it. */
export type EditedRecord = EditorsChangedSubscriptionVariables['record'];

const WORDS: Readonly<Record<EditedRecord, string>> = {
  BOOKING: texts.openBooking,
  HOTEL: texts.editHotel,
  ROOM_TYPE: texts.editRoomType,
  USER: texts.editUser,
};

interface Props {
  record: EditedRecord;
  id: string;
  /** True if it lies above the end of what scrolls, so that it is in sight and moves nothing. */
  isAtEnd?: boolean;
}

/** Says who else has the page of the record open now. Others see the same of the reader, while this is shown. */
export function OtherEditors({ record, id, isAtEnd = false }: Props) {
  const { data } = useEditorsChangedSubscription({ variables: { record, id } });
  const others = data?.editorsChanged ?? [];
  return (
    <div role="status" className={classNames(text.small, isAtEnd ? styles.atEnd : styles.beside)}>
      {others.length > 0 && (
        <p className={styles.words}>
          {fill(WORDS[record], { names: namesOf(others), count: others.length })}
        </p>
      )}
    </div>
  );
}
