import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { Count, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import type { UploadPurposeName } from '../../../schema/uploads';

/** The purpose of an upload. */
export enum UploadPurpose {
  PROFILE_PHOTO = 'PROFILE_PHOTO',
  HOTEL_PHOTO = 'HOTEL_PHOTO',
  ROOM_PHOTO = 'ROOM_PHOTO',
  CITY_PHOTO = 'CITY_PHOTO',
  HOTEL_TYPE_PHOTO = 'HOTEL_TYPE_PHOTO',
  CHAT_PHOTO = 'CHAT_PHOTO',
  REVIEW_PHOTO = 'REVIEW_PHOTO',
  HOUSEKEEPING_PHOTO = 'HOUSEKEEPING_PHOTO',
  PROPERTY = 'PROPERTY',
}
registerEnumType(UploadPurpose, {
  name: 'UploadPurpose',
  description: 'The purpose of an upload.',
  valuesConfig: {
    PROFILE_PHOTO: { description: 'Your own profile photo; folder profilephotos.' },
    HOTEL_PHOTO: { description: 'The photos of a hotel; folder hotelphotos.' },
    ROOM_PHOTO: { description: 'The photos of a room type, at most 6; folder roomphotos.' },
    CITY_PHOTO: { description: 'The photo of a city; folder cityphotos.' },
    HOTEL_TYPE_PHOTO: { description: 'The photo of a hotel type; folder hoteltypephotos.' },
    CHAT_PHOTO: {
      description:
        'A picture in a chat message; folder chatphotos. Send it with sendMessage instead of reporting it.',
    },
    REVIEW_PHOTO: {
      description:
        'A photo of your review, at most 4; folder reviewphotos. Add it with createReview or updateReview instead of reporting it.',
    },
    HOUSEKEEPING_PHOTO: {
      description:
        'A photo of a repair or of a lost item, at most 4; folder housekeepingphotos. Add it with reportRepair or recordLostItem instead of reporting it.',
    },
    PROPERTY: {
      description: 'Documents and pictures of a property to be listed; folder miscphotos.',
    },
  },
});

/** A file at the image host: its purpose and, once it is replaced, when it is to be destroyed there. */
@ObjectType('PropertySubmission', {
  description: 'A file that a user sent to list a property.',
  simpleResolvers: true,
})
@Entity('uploads')
@Index('uploads_publicId', ['publicId'], { unique: true })
@Index('uploads_thing', ['purpose', 'thingId'])
@Index('uploads_user', ['userId'])
@Index('uploads_submitted', ['purpose', 'createdAt', 'id'])
@Index('uploads_due', ['dueAt'])
@Index('uploads_offer', ['offerId'])
export class Upload {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  /** Its public id at the image host. */
  @Text(160)
  publicId!: string;

  @Field(() => String, { description: 'Address of the file.' })
  @Text(500)
  url!: string;

  @Text(5)
  resource!: 'image' | 'raw';

  @Text(20)
  purpose!: UploadPurposeName;

  /** The user, hotel, room type, city or hotel type that it shows, or the message or review to which it is attached. */
  @Ref()
  thingId!: string;

  /** The user who reported it. */
  @Ref()
  userId!: string;

  /** The property offer to which it belongs. */
  @Ref({ nullable: true })
  offerId!: string | null;

  @Field(() => Date, { description: 'When it was sent.' })
  @Moment()
  createdAt!: Date;

  /**
   * The time of the next attempt to destroy it; null while it is in use, and after the attempts were given
   * up.
   */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** The number of attempts to destroy it. */
  @Count()
  attempts!: number;
}

/** Builds a new upload. */
export const newUpload = rowBuilder(Upload, {
  id: newId,
  offerId: null,
  createdAt: now,
  dueAt: null,
  attempts: 0,
});
