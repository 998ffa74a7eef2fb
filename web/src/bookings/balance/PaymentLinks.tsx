import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { SecretNotice } from '../../kit/SecretNotice';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import { ActionRow } from '../../kit/ActionRow';
import row from '../../kit/ActionRow.module.css';
import { PaymentLinkDialog, type MadeLink } from './PaymentLinkDialog';
import {
  usePaymentLinks_booking,
  useRevokePaymentLinkMutation,
  type PaymentLinks_BookingFragment,
} from './PaymentLinks.generated';
import * as texts from './texts';

type Link = PaymentLinks_BookingFragment['paymentLinks'][number];

const works = ({ paidAt, revokedAt, expiresAt }: Link): boolean =>
  !paidAt && !revokedAt && Date.parse(expiresAt) > Date.now();

/** The links by which the guest can pay without signing in: staff make, copy, send and withdraw them. */
export function PaymentLinks({ booking }: { booking: FragmentType<PaymentLinks_BookingFragment> }) {
  const data = usePaymentLinks_booking(booking);
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeLink>();
  const open = data.paymentLinks.filter(works);
  const ask = () => {
    setMade(undefined);
    setAsking(true);
  };
  return (
    <>
      {data.viewerCan.createPaymentLink && (
        <ActionRow about={texts.paymentLinkMeans}>
          <Button variant="outlined" onClick={ask}>
            {texts.paymentLink}
          </Button>
        </ActionRow>
      )}
      {made && (
        <SecretNotice
          title={fill(made.sentTo ? texts.linkSent : texts.linkMade, {
            to: made.sentTo ?? '',
            moment: spokenMoment(made.expiresAt),
          })}
          secret={made.url}
          copy={texts.copyLink}
          onClose={() => setMade(undefined)}
        />
      )}
      {open.map((link) => (
        <WorkingLink key={link.id} link={link} />
      ))}
      {isAsking && <PaymentLinkDialog booking={data} onDone={setMade} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A link that still works, with the button that withdraws it. */
function WorkingLink({ link: { id: linkId, cents, mailed, createdAt, expiresAt } }: { link: Link }) {
  const [revoke, { loading }] = useRevokePaymentLinkMutation();
  const refusal = useRefusal();
  const send = async () => {
    const call = revoke({ variables: { input: { linkId } } });
    const answer = (await refusal.answerOf(call))?.revokePaymentLink;
    if (answer && answer.__typename !== 'Booking') refusal.show(answer);
  };
  const moments = { made: spokenMoment(createdAt), until: spokenMoment(expiresAt) };
  const amount = cents === null ? texts.allOwed : dollars(cents);
  return (
    <div className={row.row}>
      <p className={classNames(text.small, text.quiet, row.about)}>
        {fill(mailed ? texts.sentLink : texts.madeLink, { amount, ...moments })}
      </p>
      <Button size="small" loading={loading} onClick={() => void send()}>
        {texts.withdrawLink}
      </Button>
      {refusal.notice}
    </div>
  );
}
