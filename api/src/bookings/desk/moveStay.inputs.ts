import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Another room number for a stay, on the same nights.' })
export class MoveStayInput {
  @Field(() => ID, { description: 'The stay.' })
  @MaxLength(100)
  stayId!: string;

  @Field(() => ID, { description: 'The room number of the same hotel, of any room type.' })
  @MaxLength(100)
  roomNumberId!: string;
}
