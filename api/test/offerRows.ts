import { newId } from '../src/database/columns';
import { repo, transaction } from '../src/database/transaction';
import {
  newPropertyOffer,
  PropertyOffer,
  PropertyOfferState,
} from '../src/photos/offers/propertyOffer.entity';
import { newUpload, Upload } from '../src/photos/upload.entity';

/** Inserts an accepted offer of a property with one file. */
export async function insertOffer(userId: string, hotelId: string, answeredById: string): Promise<void> {
  const offer = newPropertyOffer({
    userId,
    hotelId,
    answeredById,
    state: PropertyOfferState.ACCEPTED,
    sentAt: new Date(),
    answeredAt: new Date(),
  });
  await transaction(async () => {
    await repo(PropertyOffer).insert(offer);
    await repo(Upload).insert(
      newUpload({
        publicId: newId(),
        url: 'https://images.example/a.jpg',
        resource: 'image',
        purpose: 'PROPERTY',
        thingId: userId,
        userId,
        offerId: offer.id,
      }),
    );
  });
}
