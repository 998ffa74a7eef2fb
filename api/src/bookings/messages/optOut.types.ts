import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What the link in a message after a stay names.' })
export class RefuseMessagesInput {
  @Field(() => ID, { description: 'The guest.' })
  @MaxLength(100)
  userId!: string;

  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => String, { description: 'The secret of the link.' })
  @MaxLength(100)
  token!: string;
}
