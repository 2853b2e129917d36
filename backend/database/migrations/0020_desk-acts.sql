CREATE TABLE "desk_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"owner_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"asked_in" text NOT NULL,
	"request_id" integer NOT NULL,
	"version" integer NOT NULL,
	"act" jsonb NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "desk_acts_state" CHECK (state in ('waiting', 'done', 'undone', 'refused')),
	CONSTRAINT "desk_acts_ended_at" CHECK (("desk_acts"."state" = 'waiting') = ("desk_acts"."ended_at" is null)),
	CONSTRAINT "desk_acts_refusal" CHECK (("desk_acts"."state" = 'refused') = ("desk_acts"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "desk_acts" ADD CONSTRAINT "desk_acts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_acts" ADD CONSTRAINT "desk_acts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_acts_batch" ON "desk_acts" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "desk_acts_request" ON "desk_acts" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "desk_acts_owner" ON "desk_acts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_acts_ended" ON "desk_acts" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_acts_one_waiting" ON "desk_acts" USING btree ("request_id") WHERE "desk_acts"."state" = 'waiting';