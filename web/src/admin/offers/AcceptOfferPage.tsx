import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { LIMITS } from '../../../../schema/limits';
import { UPLOADS } from '../../../../schema/uploads';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { id } from '../../kit/address';
import { spokenMoment } from '../../kit/format';
import { LoadingPage } from '../../kit/LoadingPage';
import { NoticePage } from '../../kit/NoticePage';
import { TextAreaField } from '../../kit/TextAreaField';
import { useAddress } from '../../kit/useAddress';
import { useForm } from '../../kit/useForm';
import { atMost } from '../fields/rules';
import { FormSection, Wide } from '../fields/StaffForm';
import { HotelForm, type NewHotel } from '../hotels/HotelForm';
import {
  useAcceptOfferMutation,
  useOfferToAcceptQuery,
  type OfferToAcceptQuery,
} from './AcceptOfferPage.generated';
import { OfferFiles, picturesOf, textsOf } from '../../photos/OfferFiles';
import { useFileTexts } from '../../photos/useFileTexts';
import { useNavigate } from '../../kit/navigation/hooks';

type Offer = NonNullable<OfferToAcceptQuery['propertyOffer']>;

const MOST_PHOTOS = UPLOADS.HOTEL_PHOTO.most;
const CHOOSE = ` Ticked pictures become the hotel's photos, at most ${MOST_PHOTOS}.`;
const LINKS = [['Properties offered', paths.propertyOffers()]] as const;

/** The offer that the address names. */
export const ACCEPTED_OFFER = { offer: id };

/** Makes a hotel of what somebody offered: the form begins with what was sent. */
export function AcceptOfferPage() {
  const offerId = useAddress(ACCEPTED_OFFER)[0].offer;
  const { data, loading } = useOfferToAcceptQuery(
    offerId ? { variables: { id: offerId }, fetchPolicy: 'network-only', context: onErrorPage } : skipToken,
  );
  const offer = data?.propertyOffer;
  const texts = useFileTexts(textsOf(offer?.files ?? []).map(({ url }) => url));
  if (loading || texts.some((text) => text.is === 'loading')) return <LoadingPage />;
  if (offer?.state !== 'NEW')
    return (
      <NoticePage title={offer ? 'This offer is answered' : 'This offer does not exist'} links={LINKS}>
        {offer ? 'Its details say how, and by whom.' : 'Its sender may have deleted the account.'}
      </NoticePage>
    );
  const written = texts.flatMap((text) => (text.is === 'read' ? text.text : [])).join('\n\n');
  return <AcceptOffer key={offer.id} offer={offer} written={written} />;
}

function AcceptOffer({ offer, written }: { offer: Offer; written: string }) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const pictures = picturesOf(offer.files);
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    pictures.slice(0, MOST_PHOTOS).map(({ id }) => id),
  );
  const { bind, values } = useForm({ answer: atMost(LIMITS.shortText) });
  const [accept] = useAcceptOfferMutation();
  const sender = offer.sentBy?.name ?? 'The sender';

  const send = async (hotel: NewHotel) => {
    const input = { ...hotel, offerId: offer.id, photoIds: [...ticked], answer: values.answer };
    const answer = (await refusal.answerOf(accept({ variables: { input } })))?.acceptPropertyOffer;
    if (answer?.__typename === 'OfferAnswered' || answer?.__typename === 'UnknownPropertyOffer')
      refusal.show(answer);
    else if (answer?.__typename !== 'PropertyOffer') return answer;
    else
      await navigate(answer.hotel ? paths.hotel(answer.hotel.id) : paths.propertyOffers(), {
        state: { notice: `${hotel.name} is created, and ${sender} is told. Add its rooms next.` },
      });
    return undefined;
  };

  return (
    <HotelForm
      title="Accept an offer"
      intro={`A hotel is made of what ${sender} sent. Guests find it once it has a room, so leave out of the texts what is not for them.`}
      initial={{
        detailedDescription: written.slice(0, LIMITS.longText),
        manager: offer.sentBy?.id,
        // The comma ends the reference: it shows as a name.
        staff: offer.sentBy ? `${offer.sentBy.id},` : undefined,
      }}
      notice={refusal.notice}
      cancelTo={paths.propertyOffers()}
      onSend={send}
      before={
        <FormSection
          title="What was sent"
          text={`${spokenMoment(offer.sentAt)}.${pictures.length ? CHOOSE : ''}`}
        >
          <Wide>
            <OfferFiles
              files={offer.files}
              choice={{
                ticked,
                most: MOST_PHOTOS,
                onTick: (id) =>
                  setTicked((before) =>
                    before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
                  ),
              }}
            />
          </Wide>
        </FormSection>
      }
      after={
        <FormSection title="Answer" text={`${sender} gets a mail with a link to the page.`}>
          <Wide>
            <TextAreaField
              label="A word to the sender"
              hint="Added to the mail; may be left out"
              field={bind('answer')}
              maxLength={LIMITS.shortText}
            />
          </Wide>
        </FormSection>
      }
    />
  );
}
