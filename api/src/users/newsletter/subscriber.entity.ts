import { Entity, Index } from 'typeorm';
import { Id, Moment, Text } from '../../database/columns';

/** An address that is subscribed to the newsletter. */
@Entity('subscribers')
@Index('subscribers_emailKey', ['emailKey'], { unique: true })
export class Subscriber {
  @Id()
  id!: string;

  @Text(254)
  email!: string;

  @Text(254)
  emailKey!: string;

  @Moment()
  createdAt!: Date;
}
