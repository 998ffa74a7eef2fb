import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import { SETTLED_BY_WORDS } from '../../../../schema/words';
import { ReasonField } from '../../bookings/balance/ReasonField';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import { bookingMoment } from '../../kit/moments';
import { useRefusal } from '../../session/useRefusal';
import { useUndoSettlementMutation, type Settlements_PaymentFragment } from './Settlements.generated';
import * as texts from './texts';

type Settlement = Settlements_PaymentFragment['settlements'][number];

/** What a company paid of a payment on account, each with the button that undoes it. */
export function Settlements({ payment: { settlements } }: { payment: Settlements_PaymentFragment }) {
  if (!settlements.length) return null;
  const undone = new Set(settlements.map(({ undoesId }) => undoesId));
  return (
    <section aria-label={texts.settlements}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {texts.settlements}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {settlements.map((row) => (
          <Box component="li" key={row.id} sx={rowStyle}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                {fill(texts.settlementOf, {
                  amount: dollars(row.cents),
                  method: SETTLED_BY_WORDS[row.paidBy],
                })}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {fill(texts.settlementBy, {
                  name: row.user?.name ?? texts.byStaff,
                  moment: bookingMoment(row.at),
                })}
                {row.note && <div>{row.note}</div>}
              </Box>
            </Box>
            {row.undoesId || undone.has(row.id) ? (
              <Box sx={{ color: 'text.secondary' }}>{row.undoesId ? texts.undoes : texts.undone}</Box>
            ) : (
              <UndoSettlement settlement={row} />
            )}
          </Box>
        ))}
      </Box>
    </section>
  );
}

function UndoSettlement({ settlement: { id: settlementId, cents } }: { settlement: Settlement }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [undo, { loading }] = useUndoSettlementMutation();
  const refusal = useRefusal();
  const amount = dollars(cents);
  const send = async () => {
    const variables = { input: { settlementId, reason } };
    const answer = (await refusal.answerOf(undo({ variables })))?.undoSettlement;
    if (answer?.__typename === 'Payment') setAsking(false);
    else if (answer) refusal.show(answer);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={fill(texts.undoSettlementOf, { amount })}
        onClick={() => setAsking(true)}
      >
        {texts.undoSettlement}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.undoTitle}
          cancel={texts.keepSettlement}
          confirm={texts.undoSettlement}
          isSending={loading}
          isReady={reason.trim() !== ''}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <p>{fill(texts.undoMeans, { amount })}</p>
          <ReasonField
            label={texts.reasonToUndo}
            hint={texts.foundOrDoneHint}
            value={reason}
            onChange={setReason}
          />
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 2,
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
};
