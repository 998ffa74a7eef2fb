import { useId, useState } from 'react';
import { phoneProblem } from '../../../../schema/phoneNumber';
import { writeAges } from '../../../../schema/party';
import { guestsOf } from '../../../../schema/partyWords';
import { partyOf } from '../../rooms/partyOf';
import type { GuestsAndRooms } from '../../rooms/party';
import { PartyField } from '../../search/PartyField';
import { useRefusal } from '../../session/useRefusal';
import { Button } from '../../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import type { KnownGuests } from './guestFacts';
import { useUpdateStayDetailsMutation } from './StayDetails.generated';
import { detailsInputOf, detailsOf } from './stayDetails';
import { StayDetailsFields } from './StayDetailsFields';
import styles from './StayDetailsFields.module.css';
import * as texts from './texts';

interface Props {
  booking: KnownGuests & { id: string; leadGuest: { firstName: string; lastName: string } | null };
  /** True if staff change them for the guest. */
  isStaff: boolean;
  onClose: () => void;
}

/** Changes who comes and what they ask for. */
export function StayDetailsDialog({ booking, isStaff, onClose }: Props) {
  const id = useId();
  const refusal = useRefusal();
  const [details, setDetails] = useState(() => detailsOf(booking));
  const [party, setParty] = useState<GuestsAndRooms>(() =>
    booking.party
      ? { guests: guestsOf(booking.party), children: writeAges(booking.party.childrenAges), rooms: 1 }
      : { guests: 2, children: '', rooms: 1 },
  );
  const [isPartySaid, setPartySaid] = useState(booking.party !== null);
  const [update, { loading }] = useUpdateStayDetailsMutation();
  const { isForOther, firstName, lastName, phone } = details;
  const lacksName = isForOther && !(firstName.trim() && lastName.trim());
  const isWrong = lacksName || Boolean(phone.trim() && phoneProblem(phone));
  const save = async () => {
    const input = {
      bookingId: booking.id,
      ...(isPartySaid && { party: partyOf(party) }),
      ...detailsInputOf(details),
    };
    const answer = await refusal.answerOf(update({ variables: { input } }));
    if (answer?.updateStayDetails.__typename === 'Booking') onClose();
    else if (answer) refusal.show(answer.updateStayDetails);
  };
  return (
    <Dialog shape="medium" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.stayDetails}</DialogTitle>
      <DialogContent>
        <div className={styles.fields}>
          <PartyField
            party={party}
            hasRooms={false}
            onChange={(part) => {
              setPartySaid(true);
              setParty((before) => ({ ...before, ...part }));
            }}
          />
          <StayDetailsFields {...{ details, isStaff }} onChange={setDetails} />
          {refusal.notice}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.keepStayDetails}</Button>
        <Button variant="contained" disabled={isWrong} loading={loading} onClick={() => void save()}>
          {texts.saveStayDetails}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
