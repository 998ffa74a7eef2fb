import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onlySignIn } from '../../apollo/failureLink';
import { inWords } from '../../../../schema/dutyWords';
import { fill } from '../../../../schema/fill';
import type { Duty } from '../../../../schema/staffPages';
import { Button } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { Empty } from '../../kit/Empty';
import { spokenMoment } from '../../kit/moments';
import { useNavigate } from '../../kit/navigation/hooks';
import { Notice } from '../../kit/Notice';
import { RetryNotice } from '../../kit/RetryNotice';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import text from '../../kit/text.module.css';
import { paths } from '../../paths';
import { useViewer } from '../../session/SessionProvider';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { DutiesDialog } from './DutiesDialog';
import { EndMembershipDialog } from './EndMembershipDialog';
import { InvitationRow } from './InvitationRow';
import { InviteDialog } from './InviteDialog';
import { MemberRow } from './MemberRow';
import {
  useHotelTeamQuery,
  useUpdateTeamMemberMutation,
  type HotelTeamQuery,
  type TeamMember_MemberFragment,
} from './Team.generated';
import styles from './team.module.css';
import * as texts from './texts';

type Member = TeamMember_MemberFragment;
/** What has just happened, and how to take it back where that is possible. */
interface Done {
  words: string;
  undo?: { member: Member; duties: readonly Duty[] };
}

/** The team of a hotel: its members with their duties, and open invitations. */
export function TeamPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const [isInviting, setInviting] = useState(false);
  const [done, setDone] = useState<Done>();
  const { data, error, refetch } = useHotelTeamQuery(
    hotelId ? { variables: { hotelId }, fetchPolicy: 'cache-and-network', context: onlySignIn } : skipToken,
  );
  const team = data?.hotelTeam;
  return (
    <HotelSheet
      title={texts.team}
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={(chosen) => {
        setDone(undefined);
        choose(chosen);
      }}
      tools={
        team?.viewerCan.manage && (
          <Button variant="contained" className={styles.tool} onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className={classNames(text.body, text.quiet, styles.intro)}>{texts.intro}</p>
        {done && hotelId && <DoneNotice {...{ done, hotelId }} onDone={setDone} />}
        {error && !team && <RetryNotice retry={refetch}>{texts.teamNotLoaded}</RetryNotice>}
        {!team && !error && <RowsSkeleton height={84} rows={3} />}
        {team && hotelId && <Team {...{ team, hotelId }} onDone={setDone} />}
      </div>
      {isInviting && hotelId && (
        <InviteDialog
          hotelId={hotelId}
          onClose={() => setInviting(false)}
          onInvited={({ email, expiresAt }) => {
            setInviting(false);
            setDone({ words: fill(texts.invited, { email, moment: spokenMoment(expiresAt) }) });
          }}
        />
      )}
    </HotelSheet>
  );
}

interface TeamProps {
  team: HotelTeamQuery['hotelTeam'];
  hotelId: string;
  onDone: (done: Done) => void;
}

function Team({ team, hotelId, onDone }: TeamProps) {
  const { members, invitations, viewerCan } = team;
  const viewerId = useViewer()?.id;
  const navigate = useNavigate();
  const [changing, setChanging] = useState<Member>();
  const [ending, setEnding] = useState<Member>();
  const mayManage = viewerCan.manage;
  const isOwn = (member: Member) => member.user?.id === viewerId;
  return (
    <>
      <section aria-label={texts.members}>
        <h2 className={text.h3}>{texts.members}</h2>
        {members.length === 0 && <Empty texts={[texts.noMembersYet]} />}
        {members.length > 0 && (
          <ul className={classNames(card.card, styles.list)}>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                {...{ member, mayManage }}
                isOwn={isOwn(member)}
                onChange={() => setChanging(member)}
                onEnd={() => setEnding(member)}
              />
            ))}
          </ul>
        )}
      </section>
      {invitations.length > 0 && (
        <section aria-label={texts.invitations}>
          <h2 className={text.h3}>{texts.invitations}</h2>
          <ul className={classNames(card.card, styles.list)}>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                {...{ hotelId, invitation, mayManage }}
                onDone={(words) => onDone({ words })}
              />
            ))}
          </ul>
        </section>
      )}
      {changing && (
        <DutiesDialog
          {...{ hotelId }}
          member={changing}
          onClose={() => setChanging(undefined)}
          onChanged={(member, before) => {
            setChanging(undefined);
            onDone({ words: changedWords(member), undo: { member, duties: before } });
          }}
        />
      )}
      {ending && (
        <EndMembershipDialog
          {...{ hotelId }}
          member={ending}
          isOwn={isOwn(ending)}
          onClose={() => setEnding(undefined)}
          onEnded={() => {
            setEnding(undefined);
            if (isOwn(ending)) void navigate(paths.home(), { state: { notice: texts.hasLeft } });
            else onDone({ words: fill(texts.done, { name: ending.user?.name ?? '' }) });
          }}
        />
      )}
    </>
  );
}

const changedWords = ({ user, duties }: Member): string =>
  fill(texts.dutiesChanged, { name: user?.name ?? '', duties: inWords(duties) });

/** Says what has happened; a change of duties can be undone. */
function DoneNotice({
  done,
  hotelId,
  onDone,
}: {
  done: Done;
  hotelId: string;
  onDone: (done: Done) => void;
}) {
  const [update, { loading }] = useUpdateTeamMemberMutation();
  const { words, undo } = done;
  const takeBack = async ({ member, duties }: NonNullable<Done['undo']>) => {
    const input = { hotelId, userId: member.user?.id ?? '', duties: [...duties] };
    const call = update({ variables: { input } }).catch(() => undefined);
    const answer = (await call)?.data?.updateTeamMember;
    if (answer)
      onDone({ words: answer.__typename === 'HotelTeamMember' ? changedWords(answer) : answer.message });
  };
  return (
    <Notice
      kind="success"
      action={
        undo && (
          <Button size="small" loading={loading} onClick={() => void takeBack(undo)}>
            {texts.undo}
          </Button>
        )
      }
    >
      {words}
    </Notice>
  );
}
