import { IsOptional, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PageArgs } from '../core/pagination';
import { ChatInput } from './chat.inputs';
import { ChatFilter } from './chatFilter.enum';

@InputType({ description: 'How far you have read a chat.' })
export class MarkChatReadInput extends ChatInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the last message that you have read; all messages by default.',
  })
  @IsOptional()
  @Min(0)
  number?: number | null;
}

@InputType({ description: 'Whether you want notifications of a chat.' })
export class MuteChatInput extends ChatInput {
  @Field(() => Boolean, { description: 'True to turn them off.' })
  muted!: boolean;
}

@InputType({ description: 'Whether a chat is out of your way until its next message.' })
export class ArchiveChatInput extends ChatInput {
  @Field(() => Boolean, { description: 'True to archive it, false to return it to your inbox.' })
  archived!: boolean;
}

@ArgsType()
export class ChatsArgs extends PageArgs {
  @Field(() => ChatFilter, {
    nullable: true,
    description: 'Which chats; by default all, archived ones too.',
  })
  @IsOptional()
  filter?: ChatFilter | null;
}
