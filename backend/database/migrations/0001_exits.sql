CREATE TABLE "exit_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exit_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exit_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"delivered_on" date NOT NULL,
	"content" text NOT NULL,
	"digest" text NOT NULL,
	"issued_by_id" integer,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exit_statements_version" UNIQUE("exit_id","version"),
	CONSTRAINT "exit_statements_first" CHECK (("exit_statements"."version" = 1) = ("exit_statements"."request_id" is null)),
	CONSTRAINT "exit_statements_digest" CHECK ("exit_statements"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "exits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"noticed_on" date NOT NULL,
	"ended_on" date NOT NULL,
	"hired_on" date,
	"statement_due_on" date NOT NULL,
	"registered_by_id" integer,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exits_days" CHECK ("exits"."hired_on" is null or "exits"."hired_on" <= "exits"."ended_on")
);
--> statement-breakpoint
ALTER TABLE "exit_statements" ADD CONSTRAINT "exit_statements_exit_id_exits_id_fk" FOREIGN KEY ("exit_id") REFERENCES "public"."exits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_statements" ADD CONSTRAINT "exit_statements_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_statements" ADD CONSTRAINT "exit_statements_issued_by_id_people_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_statements" ADD CONSTRAINT "exit_statements_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exits" ADD CONSTRAINT "exits_registered_by_id_people_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exit_statements_link" ON "exit_statements" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exits_once" ON "exits" USING btree ("link_id") WHERE "exits"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "exits_link" ON "exits" USING btree ("link_id");