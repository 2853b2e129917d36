CREATE INDEX "balance_blocks_link" ON "balance_blocks" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "messages_assignee" ON "messages" USING btree ("assignee_id") WHERE "messages"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "document_reasons_attendant" ON "document_reasons" USING btree ("attendant_id");--> statement-breakpoint
CREATE INDEX "emails_cause" ON "emails" USING btree ("caused_by_id") WHERE "emails"."caused_by_id" is not null;--> statement-breakpoint
CREATE INDEX "exit_statements_issued" ON "exit_statements" USING btree ("issued_by_id");--> statement-breakpoint
CREATE INDEX "exits_registered" ON "exits" USING btree ("registered_by_id");--> statement-breakpoint
CREATE INDEX "files_link" ON "files" USING btree ("link_id") WHERE "files"."link_id" is not null;--> statement-breakpoint
CREATE INDEX "files_uploader" ON "files" USING btree ("uploaded_by") WHERE "files"."uploaded_by" is not null;--> statement-breakpoint
CREATE INDEX "person_accesses_attendant" ON "person_accesses" USING btree ("attendant_id");--> statement-breakpoint
CREATE INDEX "re_registration_codes_attendant" ON "re_registration_codes" USING btree ("attendant_id") WHERE "re_registration_codes"."attendant_id" is not null;--> statement-breakpoint
CREATE INDEX "request_checks_unticked_by" ON "request_checks" USING btree ("unticked_by") WHERE "request_checks"."unticked_by" is not null;--> statement-breakpoint
CREATE INDEX "request_stages_decided_by" ON "request_stages" USING btree ("decided_by") WHERE "request_stages"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "request_events_author" ON "request_events" USING btree ("author_id") WHERE "request_events"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "requests_analyst" ON "requests" USING btree ("analyst_id") WHERE "requests"."analyst_id" is not null;