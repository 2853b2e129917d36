CREATE TABLE "balance_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount" numeric(15, 2),
	"released_at" timestamp with time zone,
	CONSTRAINT "balance_blocks_amount" CHECK ("balance_blocks"."amount" is null or "balance_blocks"."amount" > 0),
	CONSTRAINT "balance_blocks_account" CHECK ("balance_blocks"."account" in ('all', 'participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant', 'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor'))
);
--> statement-breakpoint
CREATE TABLE "open_exclusions" (
	"link_id" integer NOT NULL,
	"pair" text NOT NULL,
	"request_id" integer NOT NULL,
	CONSTRAINT "open_exclusions_pair" PRIMARY KEY("link_id","pair")
);
--> statement-breakpoint
CREATE TABLE "request_checks" (
	"request_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"item_id" text NOT NULL,
	"payload_version" integer NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_checks_request_id_position_item_id_payload_version_pk" PRIMARY KEY("request_id","position","item_id","payload_version")
);
--> statement-breakpoint
CREATE TABLE "request_stages" (
	"request_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"level" smallint NOT NULL,
	"sla_business_days" smallint NOT NULL,
	"checklist" jsonb NOT NULL,
	"may_return" boolean NOT NULL,
	"entered_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "request_stages_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "request_stages_position" CHECK ("request_stages"."position" >= 1),
	CONSTRAINT "request_stages_level" CHECK ("request_stages"."level" between 1 and 3),
	CONSTRAINT "request_stages_sla" CHECK ("request_stages"."sla_business_days" >= 0),
	CONSTRAINT "request_stages_order" CHECK ("request_stages"."left_at" is null or ("request_stages"."entered_at" is not null and "request_stages"."left_at" >= "request_stages"."entered_at")),
	CONSTRAINT "request_stages_decided" CHECK ("request_stages"."decided_by" is null or "request_stages"."left_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "request_workflows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_workflows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind_id" integer NOT NULL,
	"plan_id" integer,
	"valid_from" date NOT NULL,
	"workflow" jsonb NOT NULL,
	CONSTRAINT "request_workflows_day" UNIQUE NULLS NOT DISTINCT("kind_id","plan_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"due_on" date NOT NULL,
	"amount" numeric(15, 2),
	"settled_at" timestamp with time zone,
	"failure" text,
	"failed_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "settlements_number" UNIQUE("request_id","number"),
	CONSTRAINT "settlements_positive" CHECK ("settlements"."number" >= 1 and ("settlements"."amount" is null or "settlements"."amount" > 0)),
	CONSTRAINT "settlements_failed" CHECK (num_nulls("settlements"."failure", "settlements"."failed_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "stage" smallint;--> statement-breakpoint
ALTER TABLE "request_events" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "is_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_blocks" ADD CONSTRAINT "balance_blocks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_blocks" ADD CONSTRAINT "balance_blocks_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_exclusions" ADD CONSTRAINT "open_exclusions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_exclusions" ADD CONSTRAINT "open_exclusions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_checks" ADD CONSTRAINT "request_checks_checked_by_people_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_checks" ADD CONSTRAINT "request_checks_stage" FOREIGN KEY ("request_id","position") REFERENCES "public"."request_stages"("request_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_stages" ADD CONSTRAINT "request_stages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_stages" ADD CONSTRAINT "request_stages_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_workflows" ADD CONSTRAINT "request_workflows_kind_id_request_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."request_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_workflows" ADD CONSTRAINT "request_workflows_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_blocks_open" ON "balance_blocks" USING btree ("link_id") WHERE "balance_blocks"."released_at" is null;--> statement-breakpoint
CREATE INDEX "balance_blocks_request" ON "balance_blocks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "open_exclusions_request" ON "open_exclusions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_checks_person" ON "request_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "settlements_waiting" ON "settlements" USING btree ("due_on","id") WHERE "settlements"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_corrections" CHECK ("request_events"."corrections" is null or "request_events"."to_status" = 3);