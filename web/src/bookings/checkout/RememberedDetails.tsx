import { useEffect, useEffectEvent } from 'react';
import { skipToken } from '@apollo/client/react';
import { useViewer } from '../../session/SessionProvider';
import { detailsInput, detailsOf, type StayDetails } from '../guests/stayDetails';
import { StayDetailsFields } from '../guests/StayDetailsFields';
import { useRememberedDetailsQuery } from './RememberedDetails.generated';

interface Props {
  hours: readonly number[];
  details: StayDetails;
  onChange: (details: StayDetails) => void;
}

/** The fields, which begin with what the guest said for the last booking. */
export function RememberedDetails({ hours, details, onChange }: Props) {
  const viewer = useViewer();
  const isEmpty = detailsInput(details) === undefined;
  const { data } = useRememberedDetailsQuery(viewer ? { fetchPolicy: 'cache-first' } : skipToken);
  const last = data?.myBookings.items[0];
  const begin = useEffectEvent(() => {
    if (last && isEmpty) onChange(detailsOf(last));
  });
  useEffect(() => {
    if (last) begin();
  }, [last]);
  return <StayDetailsFields {...{ hours, details, onChange }} />;
}
