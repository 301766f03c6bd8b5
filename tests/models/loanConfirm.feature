Feature: loan confirm

  Scenario: full 1
    Given loan confirm is opened (V3)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When load confirmation says 'plain'
    Then shown step reviewing and shown agreements loading and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box
    When the phone has its back button pressed
    Then shown step outcome unknown and shown agreements loading and shown back free
    When load agreements says 'titles'
    Then shown step outcome unknown and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the person opens an agreement (second)
    When outcome unknown says 'retried'
    Then shown step pushing and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the person opens an agreement (second); the phone has its back button pressed
    When push loan says 'taken'
    Then confirmed (The loan is taken, and the next page is being opened or did not open by itself.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When the person taps "See my order"
    Then confirmed

  Scenario: full 2
    Given loan confirm is opened (variant 2)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person taps "Agree"
    Then shown step promotion and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person closes the dialog
    Then shown step reviewing and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear)
    When the app comes back to the screen (open)
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box
    When load agreements says 'titles'
    Then shown step outcome unknown and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the person opens an agreement (second)
    When outcome unknown says 'retried'
    Then shown step pushing and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the person opens an agreement (second); the phone has its back button pressed
    When push loan says 'leadsNowhere'
    Then confirmed (The loan is taken, and the next page is being opened or did not open by itself.)

  Scenario: full 3
    Given loan confirm is opened (V2)
    Then loading
    When load confirmation says 'unreadableAgreement'
    Then shown step reading agreement and shown agreements loading and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps "Agree"
    When the person taps "Contact us"
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements loading and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person unticks the agreement box; the person takes the loan; the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free
    When load agreements says 'one'
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'retried'
    Then shown step reading agreement and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person taps "Agree"
    When the person taps "Contact us"
    Then shown step disputed and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person unticks the agreement box; the person takes the loan; the person opens an agreement (second); the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'tookOtherWay'
    Then shown step reading agreement and shown agreements listed and shown back free
    When the person taps "Cancel"
    Then shown step reading agreement and shown agreements listed and shown back free
    When the phone has its back button pressed
    Then shown step reading agreement and shown agreements listed and shown back free
    When the person taps "Contact us"
    Then shown step disputed and shown agreements listed and shown back free
    When the person taps "Contact us"
    Then shown step disputed and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'left'
    Then shown step reading agreement and shown agreements listed and shown back free
    When the person taps "Contact us"
    Then shown step disputed and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'wentOn'
    Then confirmed (The loan is taken, and the next page is being opened or did not open by itself.)

  Scenario: full 4
    Given loan confirm is opened (with an open push)
    Then loading
    When load confirmation says 'plain'
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step outcome unknown and shown agreements missing and shown back free
    And nothing comes of it: the person unticks the agreement box
    When the device does 'connection restored'
    Then shown step outcome unknown and shown agreements loading and shown back free
    When outcome unknown says 'retried'
    Then shown step pushing and shown agreements loading and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the phone has its back button pressed
    When load agreements says 'cut'
    Then shown step pushing and shown agreements missing and shown back free
    And nothing comes of it: the person unticks the agreement box; the phone has its back button pressed
    When the app comes back to the screen (clear)
    Then shown step pushing and shown agreements loading and shown back free
    When push loan says 'refused'
    Then shown step reviewing and shown agreements loading and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements loading and shown back free
    When outcome unknown says 'tookOtherWay'
    Then shown step pushing and shown agreements loading and shown back free
    When push loan says 'held'
    Then shown step outcome unknown and shown agreements loading and shown back free
    When outcome unknown says 'left'
    Then shown step reviewing and shown agreements loading and shown back free
    When the person unticks the agreement box
    Then shown step reviewing and shown agreements loading and shown back free
    And nothing comes of it: the person takes the loan
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements loading and shown back free
    And nothing comes of it: the person ticks the agreement box
    When load agreements says 'titles'
    Then shown step outcome unknown and shown agreements listed and shown back free
    And nothing comes of it: the person ticks the agreement box
    When outcome unknown says 'retried'
    Then shown step reviewing and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person takes the loan; the phone has its back button pressed
    When the person ticks the agreement box
    Then shown step reviewing and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back free
    When push loan says 'lost'
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'broke'
    Then shown step reviewing and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement (The lender is asked for the address of an agreement.) and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the person takes the loan; the person opens an agreement (second)
    When the phone has its back button pressed
    Then shown step reviewing and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When find agreement says 'address'
    Then shown step reviewing and shown agreements listed and shown back free
    When the person unticks the agreement box
    Then shown step reviewing and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    And nothing comes of it: the person ticks the agreement box
    When find agreement says 'notPassed'
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements listed and shown back free
    And nothing comes of it: the person ticks the agreement box
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When the phone has its back button pressed
    Then shown step disputed and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'retried'
    Then shown step disputed and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'tookOtherWay'
    Then shown step disputed and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'left'
    Then shown step disputed and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'broke'
    Then shown step disputed and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When find agreement says 'address'
    Then shown step reviewing and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'tookOtherWay'
    Then shown step reviewing and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When find agreement says 'refused'
    Then shown step reviewing and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When 60 s pass
    Then shown step reviewing and shown agreements listed and shown back free
    When the person ticks the agreement box
    Then shown step reviewing and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back free
    When 60 s pass
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'left'
    Then shown step reviewing and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When find agreement says 'notPassed'
    Then shown step disputed and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When find agreement says 'refused'
    Then shown step disputed and shown agreements listed and shown back free

  Scenario: full 5
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'wrongPlan'
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person unticks the agreement box; the person takes the loan
    When the phone has its back button pressed
    Then shown step reminder (The borrower wants to go back and is asked to stay.) and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person taps "Cancel"
    Then shown step reminder and shown agreements loading and shown back guarded
    When the person closes the dialog
    Then shown step disputed and shown agreements loading and shown back guarded
    When load agreements says 'titles'
    Then shown step disputed and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person unticks the agreement box; the person takes the loan
    When the person opens an agreement (second)
    Then shown step opening agreement (The lender is asked for the address of an agreement.) and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the person takes the loan; the person opens an agreement (second)
    When find agreement says 'address'
    Then shown step disputed and shown agreements listed and shown back guarded
    When the phone has its back button pressed
    Then shown step reminder and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the phone has its back button pressed
    Then shown step disputed and shown agreements listed and shown back guarded

  Scenario: full 6
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'gift'
    Then shown step reviewing and shown agreements loading and shown back free
    When load agreements says 'one'
    Then shown step reviewing and shown agreements listed and shown back free
    And nothing comes of it: the person opens an agreement (second)

  Scenario: full 7
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'refused'
    Then failed by lender
    And nothing comes of it: the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load confirmation says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the phone has its back button pressed
    When the device does 'connection restored'
    Then loading
    When load confirmation says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
    When load confirmation says 'plain'
    Then shown step reviewing and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step reviewing and shown agreements missing and shown back free
    And nothing comes of it: the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free
    When 60 s pass
    Then shown step outcome unknown and shown agreements missing and shown back free
    When outcome unknown says 'retried'
    Then shown step pushing and shown agreements missing and shown back free
    When the person taps "Load the agreements again"
    Then shown step pushing and shown agreements loading and shown back free
    When push loan says 'refused'
    Then shown step reviewing and shown agreements loading and shown back free
    When the person unticks the agreement box
    Then shown step reviewing and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step reviewing and shown agreements missing and shown back free
    And nothing comes of it: the person takes the loan
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step outcome unknown and shown agreements missing and shown back free
    And nothing comes of it: the person ticks the agreement box

  Scenario: full 8
    Given loan confirm is opened (variant 2)
    Then loading
    When load confirmation says 'gift'
    Then shown step promotion and shown agreements loading and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the phone has its back button pressed
    Then shown step reviewing and shown agreements loading and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free
    When outcome unknown says 'left'
    Then shown step promotion and shown agreements loading and shown back free
    When load agreements says 'titles'
    Then shown step promotion and shown agreements listed and shown back free
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person closes the dialog
    Then shown step reviewing and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'broke'
    Then shown step promotion and shown agreements listed and shown back free
    When the person closes the dialog
    Then shown step reviewing and shown agreements listed and shown back free
    When the person unticks the agreement box
    Then shown step reviewing and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'retried'
    Then shown step promotion and shown agreements listed and shown back free
    When the person closes the dialog
    Then shown step reviewing and shown agreements listed and shown back free
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back free
    When outcome unknown says 'tookOtherWay'
    Then shown step promotion and shown agreements listed and shown back free

  Scenario: full 9
    Given loan confirm is opened (with an open push)
    Then loading
    When load confirmation says 'everything'
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step outcome unknown and shown agreements missing and shown back guarded
    And nothing comes of it: the person unticks the agreement box
    When outcome unknown says 'retried'
    Then shown step pushing and shown agreements missing and shown back guarded
    And nothing comes of it: the person unticks the agreement box; the phone has its back button pressed
    When the device does 'connection restored'
    Then shown step pushing and shown agreements loading and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person unticks the agreement box; the phone has its back button pressed
    When push loan says 'refused'
    Then shown step reviewing and shown agreements loading and shown back guarded
    When the person unticks the agreement box
    Then shown step reviewing and shown agreements loading and shown back guarded
    And nothing comes of it: the person takes the loan
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements loading and shown back guarded
    And nothing comes of it: the person ticks the agreement box
    When load agreements says 'titles'
    Then shown step outcome unknown and shown agreements listed and shown back guarded
    And nothing comes of it: the person ticks the agreement box
    When outcome unknown says 'retried'
    Then shown step reading agreement and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person taps "Agree"
    Then shown step reviewing and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person takes the loan
    When the person opens an agreement (second)
    Then shown step opening agreement (The lender is asked for the address of an agreement.) and shown agreements listed and shown back guarded
    And nothing comes of it: the person ticks the agreement box
    When find agreement says 'notPassed'
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements listed and shown back guarded
    And nothing comes of it: the person ticks the agreement box
    When the app comes back to the screen (open)
    Then shown step outcome unknown and shown agreements listed and shown back guarded
    When outcome unknown says 'broke'
    Then shown step reading agreement and shown agreements listed and shown back guarded
    When the person taps "Agree"
    Then shown step disputed and shown agreements listed and shown back guarded
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back guarded
    When find agreement says 'address'
    Then shown step reviewing and shown agreements listed and shown back guarded
    When the phone has its back button pressed
    Then shown step reminder (The borrower wants to go back and is asked to stay.) and shown agreements listed and shown back guarded

  Scenario: full 10
    Given loan confirm is opened (with an open push)
    Then loading
    When load confirmation says 'unreadableAgreement'
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step outcome unknown and shown agreements missing and shown back free
    When outcome unknown says 'retried'
    Then shown step reading agreement and shown agreements missing and shown back free
    And nothing comes of it: the person taps "Agree"
    When the person taps "Contact us"
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements missing and shown back free
    And nothing comes of it: the person unticks the agreement box; the person takes the loan; the phone has its back button pressed

  Scenario: full 11
    Given loan confirm is opened (with an open push)
    Then loading
    When load confirmation says 'wrongPlan'
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back guarded
    When load agreements says 'one'
    Then shown step outcome unknown and shown agreements listed and shown back guarded
    When outcome unknown says 'retried'
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements listed and shown back guarded
    And nothing comes of it: the person opens an agreement (second)

  Scenario: full 12
    Given loan confirm is opened (with an open push)
    Then loading
    When load confirmation says 'gift'
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back free

  Scenario: full 13
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'wrongPlan'
    Then shown step disputed (The plan does not add up, or an agreement cannot be read: nobody is asked to agree to it, and help is offered instead.) and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step disputed and shown agreements missing and shown back guarded
    And nothing comes of it: the person unticks the agreement box; the person takes the loan

  Scenario: full 14
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step reviewing and shown agreements loading and shown back guarded
    When load agreements says 'one'
    Then shown step reviewing and shown agreements listed and shown back guarded
    And nothing comes of it: the person opens an agreement (second)

  Scenario: full 15
    Given loan confirm is opened (variant 2)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step promotion and shown agreements loading and shown back guarded
    When load agreements says 'titles'
    Then shown step promotion and shown agreements listed and shown back guarded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)

  Scenario: full 16
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step reviewing and shown agreements loading and shown back guarded
    When the person unticks the agreement box
    Then shown step reviewing and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step reviewing and shown agreements missing and shown back guarded
    And nothing comes of it: the person takes the loan
    When the app comes back to the screen (open)
    Then shown step outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step outcome unknown and shown agreements missing and shown back guarded
    And nothing comes of it: the person ticks the agreement box
